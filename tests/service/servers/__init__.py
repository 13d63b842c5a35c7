"""What servers and the owner allow."""
